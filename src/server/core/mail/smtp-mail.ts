import { lazily } from '../lazily.ts';
import { headOf, type Mail, parseSender, senderOf } from './mail.ts';

/** Milliseconds for the server to be reached, to greet, and between two of its words. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Mail by an SMTP server: `smtp://user:password@host:port`, or `smtps://` where it speaks TLS from the start. */
export const createSmtpMail = (url: string, from: string): Mail => {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isSecure = protocol === 'smtps:';
  const options = {
    ...patience,
    host: hostname,
    port: port === '' ? (isSecure ? 465 : 587) : Number(port),
    secure: isSecure,
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const sender = parseSender(from);
  // The largest package that a start would not need: the first mail loads it.
  const transport = lazily(async () => (await import('nodemailer')).createTransport(options));
  return {
    isConnected: true,
    sender: sender.address,
    async send(message) {
      const { to, replyTo, subject } = headOf(message);
      // As objects, so that nothing in them is read as a list of addresses.
      const answers = replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } };
      const headers = message.language === undefined ? {} : { 'Content-Language': message.language };
      const head = { from: senderOf(sender, message), to: { name: '', address: to }, ...answers, subject };
      await (await transport()).sendMail({ ...head, headers, text: message.text });
    },
  };
};
