import { sql } from 'kysely';
import { payingStates } from '../../../shared/domain/purchase.ts';

/** Literals let a generic plan use the partial index. */
export const isUnderWay = sql<boolean>`live.state in (${sql.join(payingStates.map((state) => sql.lit(state)))})`;
