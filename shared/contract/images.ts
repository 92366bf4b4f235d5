import { z } from 'zod';
import { call } from './call.ts';

export const uploaded = z.object({
  success: z.literal(true),
  data: z.object({ url: z.string(), width: z.number(), height: z.number() }),
});

export const photoRefusals = [
  'upload_timeout',
  'too_large',
  'unsupported_media_type',
  'image_refused',
  'too_many_requests',
  'busy',
  'provider_unavailable',
  'unreadable_body',
] as const;

/** Upload of spec §7; its `key` is accepted but is no credential. */
export const imageCalls = {
  uploadImage: call({
    route: 'POST /images',
    who: 'seller',
    urgency: 'file',
    summary:
      'Takes a photo (JPEG, PNG, WebP) as multipart field `image`, turns it upright, strips metadata, answers its address.',
    multipart: 'image',
    answer: uploaded,
    statuses: [201],
    errors: ['not_signed_in', 'not_allowed', ...photoRefusals],
  }),
};
