import type { CallName } from '../../../shared/contract/paths.ts';
import type { ErrorCode } from '../../../shared/errors.ts';

export type HttpEnv = { Variables: { requestId: string; call?: CallName; code?: ErrorCode } };
