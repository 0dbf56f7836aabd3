import type { Meta, StoryObj } from '@storybook/react-vite';
import { CertificateNameDialog } from './CertificateNameDialog.tsx';
import { IN_ITS_OWN_WINDOW } from '@suluh/ui/stories/ownWindow.ts';

const nothing = () => undefined;
const meta = { title: 'Dialog/Nama di sertifikat', parameters: IN_ITS_OWN_WINDOW } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const CertificateName: Story = {
  name: 'Nama di sertifikat',
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
