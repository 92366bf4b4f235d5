import { text } from 'node:stream/consumers';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** Baseline: only the web framework, returning bytes from standard input. */
const { status, headers, body } = JSON.parse(await text(process.stdin));
const bytes = Buffer.from(body, 'base64');
const app = new Hono().get('/', () => new Response(status === 304 ? null : bytes, { status, headers }));
serve({ fetch: app.fetch, port: Number(process.argv[2]), hostname: '127.0.0.1' });
