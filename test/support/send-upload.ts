import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { uploadLimits } from '../../server/features/images/spool-upload.ts';
import { type ErrorCode, failures } from '../../shared/errors.ts';
import type { UploadRequest } from './upload-corpus.ts';

export type UploadAnswer = {
  verdict: string;
  url?: string;
};

type Answer = { code?: string; data?: { url: string } };

const DRIP_MS = 500;

function verdictOf(status: number, { code }: Answer): string {
  if (status === 201) return 'taken';
  // On a busy machine the connection's own timeout comes first, without an error code.
  if (status === 408) return 'upload_timeout';
  return code !== undefined && failures[code as ErrorCode]?.status === status ? code : `${status} ${code}`;
}

/** Sends a raw upload, also an endless one, and reads the response. */
export function sendUpload(origin: string, token: string, upload: UploadRequest): Promise<UploadAnswer> {
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': upload.contentType,
    'Content-Length': upload.body.length,
  };
  const begun = performance.now();
  return new Promise((resolve) => {
    let drip: NodeJS.Timeout | undefined;
    const request = httpRequest(`${origin}/api/images`, { method: 'POST', headers, agent: false }, async (response) => {
      clearInterval(drip);
      const status = response.statusCode ?? 0;
      const body: Answer = await text(response)
        .then(JSON.parse)
        .catch(() => ({}));
      resolve({ verdict: verdictOf(status, body), url: body.data?.url });
      request.destroy();
    });
    request.on('error', ({ message }) => {
      clearInterval(drip);
      // A connection reset during sending may lose the response.
      const late = performance.now() - begun >= uploadLimits.seconds * 1000;
      resolve({ verdict: late ? 'upload_timeout' : message });
    });
    if (!upload.drips) return request.end(upload.body);
    let sent = 0;
    drip = setInterval(() => request.write(upload.body.subarray(sent, ++sent)), DRIP_MS);
  });
}
