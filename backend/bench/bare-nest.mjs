// The floor of a start: it only loads what the application cannot do without, and answers on the given port.
import '@nestjs/core';
import '@nestjs/platform-express';
import 'class-validator';
import { createServer } from 'node:http';
import 'typeorm';

createServer((_request, response) => response.end()).listen(Number(process.argv[2]));
