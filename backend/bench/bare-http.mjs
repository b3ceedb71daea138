// A bare node:http server that sends the bytes of a file. Arguments: port, file, type.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, file, type = 'application/json; charset=utf-8'] = process.argv.slice(2);
const body = readFileSync(file);
createServer((_request, response) => {
  response.writeHead(200, { 'content-type': type, 'content-length': body.length });
  response.end(body);
}).listen(Number(port), '127.0.0.1');
