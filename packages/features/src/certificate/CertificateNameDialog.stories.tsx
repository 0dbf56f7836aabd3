import type { Meta, StoryObj } from '@storybook/react-vite';
import { CertificateNameDialog } from './CertificateNameDialog.tsx';

const nothing = () => undefined;
const meta = { title: 'Dialog/Nama di sertifikat', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const CertificateName: Story = {
  render: () => (
    <CertificateNameDialog
      open
      name="Ratih Kusuma"
      error={null}
      loading={false}
      onNameChange={nothing}
      onSave={nothing}
      onCancel={nothing}
    />
  ),
};
