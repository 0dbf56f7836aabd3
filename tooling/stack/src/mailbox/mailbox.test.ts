import { connect, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { freePort } from '../testing/place.ts';
import { runProgram, untilAnswers } from '../testing/program.ts';
import type { KeptMessage } from './keptMessage.ts';

/** Speaks SMTP line by line: each command is sent after the answer to the one before. */
async function deliver(port: number, to: readonly string[], content: string): Promise<string[]> {
  const socket: Socket = connect(port, '127.0.0.1');
  const commands = [
    'EHLO suluh.example',
    'MAIL FROM:<halo@suluh.example>',
    ...to.map((address) => `RCPT TO:<${address}>`),
    'DATA',
    `${content.replaceAll('\n', '\r\n')}\r\n.`,
    'QUIT',
  ];
  const answers: string[] = [];
  for await (const chunk of socket) {
    const lines = String(chunk).trimEnd().split('\r\n');
    if (!/^\d{3} /.test(lines.at(-1) ?? '')) continue;
    answers.push(lines.at(-1)?.slice(0, 3) ?? '');
    const next = commands.shift();
    if (next === undefined) break;
    socket.write(`${next}\r\n`);
  }
  socket.destroy();
  return answers;
}

const mail = (subject: string, body: string, type = 'text/plain') =>
  `From: Suluh <halo@suluh.example>\nTo: sekar@surel.id\nSubject: ${subject}\nContent-Type: ${type}; charset=utf-8\n\n${body}`;

async function open() {
  const [smtpPort, webPort] = [await freePort(), await freePort()];
  const program = runProgram(['mailbox/main.ts'], { SMTP_PORT: String(smtpPort), MAILBOX_PORT: String(webPort) });
  const web = `http://127.0.0.1:${webPort}`;
  await untilAnswers(`${web}/api/messages`);
  const kept = async (query = '') => (await (await fetch(`${web}/api/messages${query}`)).json()) as KeptMessage[];
  return { program, smtpPort, webPort, web, kept };
}

describe('the local mailbox', () => {
  test('keeps what the product sends and shows it, newest first', async () => {
    const { program, smtpPort, web, kept } = await open();
    expect(await kept()).toEqual([]);
    expect(
      await deliver(
        smtpPort,
        ['Sekar@Surel.id'],
        mail('Atur ulang kata sandi', 'Buka https://suluh.example/auth/reset-password?token=T'),
      ),
    ).toEqual(['220', '250', '250', '250', '354', '250', '221']);
    await deliver(
      smtpPort,
      ['bima@surel.id', 'laras@surel.id'],
      mail('<b>Promo</b>', '<p onclick="x()">Halo</p>', 'text/html'),
    );

    expect((await kept()).map(({ subject, to }) => [subject, to])).toEqual([
      ['<b>Promo</b>', ['bima@surel.id', 'laras@surel.id']],
      ['Atur ulang kata sandi', ['sekar@surel.id']],
    ]);
    const [reset] = await kept('?to=SEKAR@surel.id');
    expect(reset).toMatchObject({
      from: 'halo@suluh.example',
      text: expect.stringContaining('reset-password?token=T'),
    });
    expect(await kept('?to=lain@surel.id')).toEqual([]);

    const inbox = await (await fetch(`${web}/`)).text();
    expect(inbox).toContain('Atur ulang kata sandi');
    expect(inbox).not.toContain('<b>Promo</b>');
    const [promo] = await kept('?to=laras@surel.id');
    expect(await (await fetch(`${web}/message/${promo?.id}`)).text()).toMatch(
      /<iframe sandbox="(?![^"]*allow-scripts)[^"]*"[^>]*srcdoc="&#60;p/,
    );
    expect((await fetch(`${web}/message/99`)).status).toBe(404);
    expect((await fetch(`${web}//`)).status).toBe(404);
    expect((await kept()).length).toBe(2);

    process.kill(program.pid, 'SIGTERM');
    await program.ended;
  });
});
