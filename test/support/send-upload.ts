import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { type ErrorCode, failures } from '../../shared/errors.ts';
import type { UploadRequest } from './upload-corpus.ts';

export type UploadAnswer = {
  /** `taken`, or the code of the refusal. */
  verdict: string;
  url?: string;
};

const DRIP_MS = 500;

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
    const request = httpRequest(`${origin}/api/images`, { method: 'POST', headers }, async (response) => {
      clearInterval(drip);
      const { statusCode } = response;
      const body = await text(response).then(JSON.parse, () => ({}));
      const code = failures[body.code as ErrorCode]?.status === statusCode ? body.code : `${statusCode}, no known code`;
      resolve({ verdict: statusCode === 201 ? 'taken' : code, url: body.data?.url });
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
