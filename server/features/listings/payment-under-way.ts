import { sql } from 'kysely';
import { payingStates } from '../../../shared/domain/purchase.ts';

/** Literals, not parameters, so that a generic plan can use the partial index. */
export const isUnderWay = sql<boolean>`live.state in (${sql.join(payingStates.map((state) => sql.lit(state)))})`;
