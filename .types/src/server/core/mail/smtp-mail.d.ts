import { type Mail } from './mail.ts';
/** Mail by an SMTP server: `smtp://user:password@host:port`, or `smtps://` where it speaks TLS from the start. */
export declare const createSmtpMail: (url: string, from: string) => Mail;
