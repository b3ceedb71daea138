import { TestSmtpServer } from '../../src/mail/testing/smtp-server.js';
import type { RunningApp } from './running-app.js';

/** A mail server for the application of the suite that calls this. It accepts every message again after each test. */
export function smtpServerFor(running: RunningApp): () => TestSmtpServer {
  let smtp: TestSmtpServer;
  beforeAll(async () => {
    smtp = await TestSmtpServer.start();
    await running.restart({ SMTP_URL: smtp.url, MAIL_RATE: '1000' });
  });
  afterAll(() => smtp.stop());
  afterEach(() => {
    smtp.onRecipient = () => null;
    smtp.onMessage = () => null;
  });
  return () => smtp;
}
