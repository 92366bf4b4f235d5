import { sql } from 'kysely';
import { payingStates } from '../../../shared/domain/purchase.ts';

/**
 * Whether `live` is a purchase under way. The states are written out, not handed over: only then does a plan that is made
 * once know that the index of just these purchases answers.
 */
export const isUnderWay = sql<boolean>`live.state in (${sql.join(payingStates.map((state) => sql.lit(state)))})`;
