// A bare node:http server that writes the rows of a booking with the MariaDB driver, one transaction each, without
// validation. Arguments: port, database URL.
import { createServer } from 'node:http';
import mysql from 'mysql2/promise';
import { statements } from './booking.mjs';
import { CONNECTIONS } from './databases.mjs';

const [port, uri] = process.argv.slice(2);
const pool = mysql.createPool({ uri, connectionLimit: CONNECTIONS });

createServer((request, response) => void book(request, response)).listen(Number(port), '127.0.0.1');

async function book(request, response) {
  let text = '';
  for await (const chunk of request) text += chunk;
  if (request.method === 'POST') await store(JSON.parse(text));
  const body = JSON.stringify({ createdAt: new Date().toISOString() });
  response.writeHead(request.method === 'POST' ? 201 : 200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}

async function store(booking) {
  const connection = await pool.getConnection();
  await connection.beginTransaction();
  for (const [sql, values] of statements('MariaDB', booking)) await connection.query(sql, values);
  await connection.commit();
  connection.release();
}
