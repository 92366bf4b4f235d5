import { sql } from 'kysely';
import { payingStates } from '../../../shared/domain/purchase.ts';
import { anyOf } from '../../platform/db/any-of.ts';

export const isUnderWay = sql<boolean>`live.state in (${anyOf(payingStates)})`;
