import type { CallName } from '../../../shared/contract/paths.ts';
import type { ErrorCode } from '../../../shared/errors.ts';

/** What middleware keeps with a request. */
export type HttpEnv = { Variables: { requestId: string; call?: CallName; code?: ErrorCode } };
