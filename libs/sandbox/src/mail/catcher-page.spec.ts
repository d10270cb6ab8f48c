import type { ServerResponse } from 'node:http';
import { catcherPage } from './catcher-page';

const mail = {
  at: '2026-11-22T20:24:01.000Z',
  dated: null,
  messageId: '<a@localhost>',
  times: 2,
  from: 'Resort <checkin@resort.example>',
  to: 'emma@example.com',
  subject: '<script>alert(1)</script>',
  text: 'Hello',
  html: '<p onclick="alert(2)">Hello</p>',
  attachments: [{ filename: '"><b>copy.pdf', mimeType: 'application/pdf', content: Buffer.alloc(1500) }],
};

function shown(mails: readonly (typeof mail)[]): { html: string; policy: string } {
  let [html, policy] = ['', ''];
  const response = {
    writeHead: (_: number, headers: Record<string, string>) => {
      policy = headers['content-security-policy'] ?? '';
    },
    end: (text: string) => {
      html = text;
    },
  };
  catcherPage(mails, '451', response as unknown as ServerResponse);
  return { html, policy };
}

test('what a letter brings along stays text, in a frame that runs nothing', () => {
  const { html, policy } = shown([mail]);
  expect(html).not.toMatch(/<script|<p onclick|<b>copy/);
  expect(html).toContain('sandbox="" srcdoc="&lt;p onclick');
  expect(policy).toContain("default-src 'none'");
  expect(html).toContain('2 times; a mailbox shows it once');
  expect(html).toMatch(/value="451" aria-pressed="true"/);
});

test('before the first mail it says how one comes', () => {
  expect(shown([]).html).toContain('Nothing came yet');
});
