// A bare ws server: a POST sends one text, serialised once, to every socket. Argument: port.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { WebSocket, WebSocketServer } from 'ws';

const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
  request.resume().on('end', () => {
    if (request.method === 'POST') {
      const text = JSON.stringify({ type: 'appointment_created', data: { id: randomUUID() } });
      for (const socket of sockets.clients) if (socket.readyState === WebSocket.OPEN) socket.send(text);
    }
    response.end('{}');
  });
});
const sockets = new WebSocketServer({ server, path: '/ws', perMessageDeflate: false });
server.listen(Number(process.argv[2]), '127.0.0.1');
