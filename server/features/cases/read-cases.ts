import type { Page } from '../../../shared/contract/call.ts';
import type { ModerationCase, Statement } from '../../../shared/contract/cases.ts';
import {
  appealUntil,
  type CaseKind,
  type CaseState,
  canAppeal,
  type ReportReason,
} from '../../../shared/domain/cases.ts';
import { decisionObstacle } from '../../../shared/domain/decision-obstacle.ts';
import { MOST_COUNTED_WORK } from '../../../shared/domain/open-work.ts';
import type { WaitReason } from '../../../shared/domain/review-queue.ts';
import { Failure } from '../../../shared/errors.ts';
import { readJudge } from '../../platform/db/authorize-decision.ts';
import type { Db } from '../../platform/db/database.ts';
import { cutPage, PAGE_SIZE } from '../../platform/db/page-cursor.ts';
import { readTimeCursor } from '../../platform/db/time-key.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { type CaseRow, findCase, isStated, listCases, listReports } from './case-store.ts';
import { countCases } from './open-case-store.ts';
import { partiesToDecision } from './parties-to-decision.ts';
import { presentCases, presentFacts, titleOf } from './present-case.ts';
import { partiesOfRemoval } from './remove-held.ts';

type Query = {
  state?: CaseState;
  kind?: CaseKind;
  reason?: ReportReason | WaitReason;
  limit?: number;
  cursor?: string;
};

/** Returns one page of cases, newest first; for admins. */
export async function readCases(
  { db }: Pick<Services, 'db'>,
  viewer: Caller,
  { limit = PAGE_SIZE, cursor, ...asked }: Query,
): Promise<Page<ModerationCase>> {
  const rows = await listCases(db, { ...asked, limit, after: readTimeCursor(cursor) });
  const { items, nextCursor } = cutPage(rows, limit, {
    present: (row) => row,
    cursorOf: (row) => [row.micros, row.id],
  });
  return { items: await presentCases(db, items, viewer.id), ...(nextCursor ? { nextCursor } : {}) };
}

/**
 * Returns one case; for admins.
 * @throws not_found
 */
export async function readCase({ db }: Pick<Services, 'db'>, viewer: Caller, id: string): Promise<ModerationCase> {
  const row = await findCase(db, id);
  const [found] = row ? await presentCases(db, [row], viewer.id) : [];
  if (!row || !found) throw new Failure('not_found');
  return { ...found, ...(await findObstacles(db, viewer.id, row)) };
}

/** Counts cases and appeals that wait for a decision, up to 100 of each. */
export async function countOpenCases(db: Db) {
  const [cases, appeals] = await Promise.all([
    countCases(db, 'open', MOST_COUNTED_WORK),
    countCases(db, 'appealed', MOST_COUNTED_WORK),
  ]);
  return { cases, appeals };
}

async function findObstacles(
  db: Db,
  viewerId: string,
  row: CaseRow,
): Promise<Pick<ModerationCase, 'obstacle' | 'personObstacle'>> {
  if (row.state !== 'open' && row.state !== 'appealed') return {};
  const [judge, parties, partners] = await Promise.all([
    readJudge(db, viewerId),
    partiesToDecision(db, viewerId, { row }),
    partiesOfRemoval(db, viewerId, row.subject_id),
  ]);
  const obstacle = decisionObstacle(judge, { parties, firstBy: row.state === 'appealed' ? row.decided_by : null });
  const personObstacle = decisionObstacle(judge, { parties: partners });
  return { ...(obstacle ? { obstacle } : {}), ...(personObstacle ? { personObstacle } : {}) };
}

/**
 * Returns decision and reason, never the reporters.
 * @throws not_found
 */
export async function readStatement(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  caller: Caller,
  id: string,
): Promise<Statement> {
  const row = await findCase(db, id);
  if (!row || !isStated(row, caller.id)) throw new Failure('not_found');
  const reports = await listReports(db, [id]);
  return {
    ...presentFacts(row),
    title: await titleOf(db, row),
    ...(row.waited_for ? { waitedFor: row.waited_for } : {}),
    reasons: [...new Set(reports.map(({ reason }) => reason))],
    canAppeal: canAppeal({ state: row.state, action: row.action, decidedAt: row.decided_at }, clock.now()),
    ...(row.decided_at ? { appealUntil: appealUntil(row.decided_at).toISOString() } : {}),
  };
}
