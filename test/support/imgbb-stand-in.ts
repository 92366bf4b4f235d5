import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type ImgbbStandIn = {
  apiUrl: string;
  pictures: Map<string, Buffer>;
  stop(): Promise<void>;
};

/** Simulates imgbb's API: its own picture URL, 400 with a code for a wrong key. */
export async function startImgbbStandIn(key: string): Promise<ImgbbStandIn> {
  const pictures: ImgbbStandIn['pictures'] = new Map();
  const server = createServer(async (request, response) => {
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const form = await new Response(await buffer(request), { headers }).formData();
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const image = form.get('image');
    if (form.get('key') !== key)
      return answer(400, {
        status_code: 400,
        error: { message: 'Invalid API v1 key.', code: 100 },
        status_txt: 'Bad Request',
      });
    if (!(image instanceof File))
      return answer(400, {
        status_code: 400,
        error: { message: 'Empty upload source.', code: 130 },
        status_txt: 'Bad Request',
      });
    const url = `https://i.ibb.co/${pictures.size + 1}x/${image.name}`;
    pictures.set(url, Buffer.from(await image.arrayBuffer()));
    return answer(200, {
      data: { id: '2ndCYJK', url, display_url: url, size: image.size },
      success: true,
      status: 200,
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/1/upload`,
    pictures,
    stop: () => new Promise((stopped) => server.close(() => stopped())),
  };
}
