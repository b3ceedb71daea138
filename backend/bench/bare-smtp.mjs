// An SMTP server that accepts everything, and reports how many messages it has accepted: GET / answers
// `{"port": …, "received": …}`. Argument: the HTTP port.
import { createServer } from 'node:http';
import { SMTPServer } from 'smtp-server';

let received = 0;
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    stream.resume();
    stream.on('end', () => {
      received += 1;
      done(null);
    });
  },
});
smtp.listen(0, '127.0.0.1', () => {
  const { port } = smtp.server.address();
  createServer((_request, response) => response.end(JSON.stringify({ port, received }))).listen(
    Number(process.argv[2]),
    '127.0.0.1',
  );
});
