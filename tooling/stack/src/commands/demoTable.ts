import type { Environment } from '@suluh/config/environment';
import { FACES } from '@suluh/config/faces';
import { DEMO_PASSWORD } from '@suluh/config/demoPassword';

/** What `npm start` prints when all runs: addresses, then accounts of the demo data. */
export const demoTable = (env: Environment): string[][][] => [
  [
    ...Object.values(FACES).flatMap((face) =>
      'title' in face ? [[face.title, `${env[`${face.setting}_ORIGIN`]}${face.home}`]] : [],
    ),
    [
      'Partner programmes',
      ['fordigi', 'magenta', 'janabadra', 'bse-bumn'].map((slug) => `${env.PROGRAM_ORIGIN}/program/${slug}`).join('  '),
    ],
    ['Partner on its own host', env.PROGRAM_ORIGIN.replace('://', '://janabadra.')],
    ['Back office', env.BACK_OFFICE_ORIGIN],
    ['API documentation', `${env.API_ORIGIN}/api/docs`],
    ['Storybook', `http://localhost:${env.STORYBOOK_PORT}`],
    ['Mailbox', `http://localhost:${env.MAILBOX_PORT}`],
    ...(env.PAYMENT_GATEWAY === 'sandbox' ? [['Payment sandbox', env.SANDBOX_ORIGIN]] : []),
    ['Prakerja codes', `http://localhost:${env.PRAKERJA_PORT}`],
    ['Text messages', `http://localhost:${env.SMS_PORT}`],
  ],
  [
    ['Learner', 'rani@suluh.example', DEMO_PASSWORD],
    ['Learner with classes today', 'ratih@suluh.example', DEMO_PASSWORD],
    ['Learner by Prakerja, with a check-in today', 'wahyu@suluh.example', DEMO_PASSWORD],
    ['Organiser of classes (npm run classes)', 'petrus@suluh.example', DEMO_PASSWORD],
    ['Internship participant', 'bagas@magang.example', DEMO_PASSWORD],
    ['Invitation to the internship', 'MAGN-24XK-DDB7'],
    ['Small-business user', 'sulastri@ukm.example', DEMO_PASSWORD],
    ['Learner of janabadra', 'dimas@janabadra.example', DEMO_PASSWORD],
    ['Learner of fordigi (external sign-in)', 'ratna@fordigi.example', DEMO_PASSWORD],
    ['Back office: operator', 'dewi@suluh.example', DEMO_PASSWORD],
    ['Back office: second operator', 'hendra@suluh.example', DEMO_PASSWORD],
    ['Back office: partner (Sanggar Canting Ayu)', 'mitra@suluh.example', DEMO_PASSWORD],
    ['Back office: teacher (Clara Wibisono)', 'guru@suluh.example', DEMO_PASSWORD],
    ['Back office: programme (janabadra)', 'program@suluh.example', DEMO_PASSWORD],
    ['Back office: door (a class of today)', 'pintu@suluh.example', DEMO_PASSWORD],
    ['Back office: finance', 'keuangan@suluh.example', DEMO_PASSWORD],
    ['Back office: content', 'konten@suluh.example', DEMO_PASSWORD],
    ['Back office: support', 'bantuan@suluh.example', DEMO_PASSWORD],
    ['Redeem codes', 'UKMN-8F3K-22QD', 'UKMN-8F3K-33RE'],
  ],
];
