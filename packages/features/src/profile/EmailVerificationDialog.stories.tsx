import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { EmailVerificationDialog } from './EmailVerificationDialog.tsx';
import { IN_ITS_OWN_WINDOW } from '@suluh/ui/stories/ownWindow.ts';
import { explained } from '@suluh/ui/stories/explained.ts';

const nothing = () => undefined;
const meta = { title: 'Dialog/Verifikasi email', parameters: IN_ITS_OWN_WINDOW } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const verification = {
  open: true,
  email: 'ratih.kusuma@surel.id',
  code: ['4', '1', '', ''],
  resendSeconds: 47,
  resendMessage: null,
  error: null,
  loading: false,
  onCodeChange: nothing,
  onSend: nothing,
  onVerify: nothing,
  onBack: nothing,
  onClose: nothing,
};
export const EmailStepOne: Story = {
  name: 'Langkah pertama',
  render: () => <EmailVerificationDialog {...verification} step={1} />,
};
export const EmailStepTwo: Story = {
  name: 'Langkah kedua',
  render: () => <EmailVerificationDialog {...verification} step={2} />,
};
export const EmailCodeWrong: Story = {
  name: 'Kode salah',
  render: () => (
    <EmailVerificationDialog
      {...verification}
      step={2}
      code={['4', '1', '7', '2']}
      resendSeconds={0}
      error="Kode salah"
    />
  ),
};

function Verification(): ReactElement {
  const [step, setStep] = useState<1 | 2>(1);
  const [code, setCode] = useState(['', '', '', '']);
  return (
    <EmailVerificationDialog
      open
      email="ratih@surel.id"
      step={step}
      code={code}
      resendSeconds={0}
      resendMessage={null}
      error={null}
      loading={false}
      onCodeChange={setCode}
      onSend={() => setStep(2)}
      onVerify={nothing}
      onBack={() => setStep(1)}
      onClose={nothing}
    />
  );
}

/** The address, then the code, and back again. */
export const EmailIsVerifiedInTwoSteps: Story = {
  name: 'Email terverifikasi dalam dua langkah',
  parameters: explained('Alamat dulu, lalu kode, dan bisa kembali.'),
  render: () => <Verification />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Verifikasi' }));
    const boxes = await canvas.findAllByRole('textbox');
    await expect(boxes).toHaveLength(4);
    for (const [index, box] of boxes.entries()) await userEvent.type(box, `${index + 1}`);
    await expect(boxes.map((box) => (box as HTMLInputElement).value).join('')).toBe('1234');
    await expect(canvas.getByRole('button', { name: 'Kirim Ulang' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Kembali' }));
    await expect(await canvas.findByRole('button', { name: 'Verifikasi' })).toBeVisible();
  },
};
