import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { type ErrorCode, failures } from '../../shared/errors.ts';
import type { UploadRequest } from './upload-corpus.ts';

export type UploadAnswer = {
  /** `taken`, or the code of the refusal. */
  verdict: string;
  url?: string;
};

type Answer = { code?: string; data?: { url: string } };

const DRIP_MS = 500;

function verdictOf(status: number, { code }: Answer): string {
  if (status === 201) return 'taken';
  // On a busy machine the connection's own limit comes first, and says so without words.
  if (status === 408) return 'upload_timeout';
  return code !== undefined && failures[code as ErrorCode]?.status === status ? code : `${status} ${code}`;
}

/**
 * Sends an upload as it is, also one that never ends, and reads what the door says.
 * @throws when the connection ends without an answer
 */
export function sendUpload(origin: string, token: string, upload: UploadRequest): Promise<UploadAnswer> {
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': upload.contentType,
    'Content-Length': upload.body.length,
  };
  return new Promise((resolve, reject) => {
    let drip: NodeJS.Timeout | undefined;
    const request = httpRequest(`${origin}/api/images`, { method: 'POST', headers, agent: false }, async (response) => {
      clearInterval(drip);
      const status = response.statusCode ?? 0;
      const body: Answer = await text(response)
        .then(JSON.parse)
        .catch(() => ({}));
      resolve({ verdict: verdictOf(status, body), url: body.data?.url });
      // What was not wanted any more is not sent to its end.
      request.destroy();
    });
    request.on('error', (error) => {
      clearInterval(drip);
      reject(error);
    });
    if (!upload.drips) return request.end(upload.body);
    let sent = 0;
    drip = setInterval(() => request.write(upload.body.subarray(sent, ++sent)), DRIP_MS);
  });
}
