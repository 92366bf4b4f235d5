import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import PostalMime from 'postal-mime';
import { afterEach, expect, it } from 'vitest';
import { createSmtpMailer } from '../../server/adapters/smtp-mailer.ts';
import { NoSuchMailbox } from '../../server/platform/mail/no-such-mailbox.ts';
import { openMailServer as open } from '../support/mail-server.ts';

const FROM = 'Settee <no-reply@shop.example>';
const plain = { from: FROM, requireTls: false };
const mail = { to: 'ada@example.com', subject: 'Your receipt for a chair', text: 'Hello Ada,\n\nthank you.' };

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function openMailServer(options: Parameters<typeof open>[0] = {}) {
  const office = await open(options);
  closing.push(office.close);
  return office;
}

it('sends a mail unchanged, with its unsubscribe header', async () => {
  const office = await openMailServer();
  const unsubscribeUrl = `https://shop.example/unsubscribe/${'t'.repeat(300)}`;
  const text = `Guten Tag,\n\n${'ein Stück für “dich” '.repeat(40)}\n.\nGrüße`;
  await createSmtpMailer({ url: office.url(), ...plain }).send({
    to: mail.to,
    subject: 'Grüner Stuhl 🪑',
    text,
    replyTo: 'bo@example.com',
    unsubscribeUrl,
  });
  const [letter] = office.taken;
  expect(letter?.recipients).toEqual([mail.to]);
  const read = await PostalMime.parse(letter?.source ?? '');
  expect(read).toMatchObject({
    from: { name: 'Settee', address: 'no-reply@shop.example' },
    to: [{ address: mail.to }],
    subject: 'Grüner Stuhl 🪑',
    replyTo: [{ address: 'bo@example.com' }],
  });
  expect(read.text?.trimEnd()).toBe(text);
  const headers = Object.fromEntries(read.headers.map(({ key, value }) => [key, value]));
  expect(headers['list-unsubscribe']).toBe(`<${unsubscribeUrl}>`);
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
});

it('attaches the calendar entry, also as a part that mail programs read', async () => {
  const office = await openMailServer();
  const calendar = 'BEGIN:VCALENDAR\r\nMETHOD:PUBLISH\r\nEND:VCALENDAR\r\n';
  await createSmtpMailer({ url: office.url(), ...plain }).send({ ...mail, calendar });
  const source = String(office.taken[0]?.source);
  const { text, attachments } = await PostalMime.parse(source);
  expect(text?.trimEnd()).toBe(mail.text);
  expect(source).toMatch(/Content-Type: text\/calendar; charset=utf-8;\s+method=PUBLISH/i);
  const file = attachments.find(({ filename }) => filename === 'handover.ics');
  expect(
    Buffer.from(file?.content as ArrayBuffer)
      .toString()
      .split(/\r?\n/),
  ).toEqual(calendar.split('\r\n'));
});

it.each([
  ['Second Story', 'Second Story'],
  ['Möbel, "Fein" <eve@evil.example>', 'Möbel, "Fein" <eve@evil.example>'],
  ['Settee', 'Settee'],
])('bears the name %j of the shop as that of its sender', async (name, shown) => {
  const office = await openMailServer();
  await createSmtpMailer({ url: office.url(), ...plain, name: () => name }).send(mail);
  const read = await PostalMime.parse(office.taken[0]?.source ?? '');
  expect(read.from).toEqual({ name: shown, address: 'no-reply@shop.example' });
});

it('prevents header injection by a title', async () => {
  const office = await openMailServer();
  const subject = 'Chair\r\nBcc: eve@example.com\r\n\r\nPay here: https://evil.example';
  await createSmtpMailer({ url: office.url(), ...plain }).send({ ...mail, subject });
  const [letter] = office.taken;
  expect(letter?.recipients).toEqual([mail.to]);
  const read = await PostalMime.parse(letter?.source ?? '');
  expect(read.bcc ?? []).toEqual([]);
  expect(read.text).not.toContain('evil');
});

it('fails when the server refuses the mail, so that it is sent again', async () => {
  const office = await openMailServer({ refuses: mail.to });
  await expect(createSmtpMailer({ url: office.url(), ...plain }).send(mail)).rejects.toThrow('No such mailbox.');
  await expect(createSmtpMailer({ url: office.url('wrong'), ...plain }).send(mail)).rejects.toThrow('Wrong password.');
  expect(office.taken).toEqual([]);
});

it.each([
  ['5.1.1 There is no such person.', true],
  ['5.1.10 This domain takes no mail.', true],
  ['No such mailbox.', false],
  ['5.7.1 Relaying denied.', false],
  ['5.2.2 The mailbox is full.', false],
])('tells a mailbox that does not exist from other refusals: %s', async (saying, isFinal) => {
  const office = await openMailServer({ refuses: mail.to, saying });
  const refused: unknown = await createSmtpMailer({ url: office.url(), ...plain })
    .send(mail)
    .catch((error: unknown) => error);
  expect(refused instanceof NoSuchMailbox).toBe(isFinal);
  expect(String(refused)).toContain(saying);
});

it('gives up on a server that never answers, and closes the connection', async () => {
  const left: Promise<unknown>[] = [];
  const silent = createServer((socket: Socket) => void left.push(once(socket.resume(), 'close')));
  closing.push(() => silent.close());
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const url = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  await expect(createSmtpMailer({ url, ...plain }, 200).send(mail)).rejects.toThrow(/Greeting never received|Timeout/);
  expect(left).toHaveLength(1);
  await Promise.all(left);
});

it('sends nothing over a connection that anybody could read, when TLS is required', async () => {
  const office = await openMailServer();
  const mailer = createSmtpMailer({ url: office.url(), from: FROM, requireTls: true });
  await expect(mailer.send(mail)).rejects.toThrow(/STARTTLS/);
  expect(office.taken).toEqual([]);
});
