/** Why an admin may not decide something; worded by `obstacleRefusals`. */
export const decisionObstacles = ['about_yourself', 'after_removal', 'own_decision'] as const;
export type DecisionObstacle = (typeof decisionObstacles)[number];

/** An admin, and who else could decide. */
export type Judge = {
  id: string;
  /** The other admins, without suspended ones. */
  others: readonly string[];
  /** Removed or suspended another admin lately. */
  hasRemoved: boolean;
};

type Matter = {
  /** The people it is about. */
  parties: readonly string[];
  /** Who made the decision that is appealed. */
  firstBy?: string | null | undefined;
};

/** Returns why an admin may not decide this, for screens and refusals. */
export function decisionObstacle(
  { id, others, hasRemoved }: Judge,
  { parties, firstBy }: Matter,
): DecisionObstacle | undefined {
  const isOwn = parties.includes(id);
  if (isOwn && others.length > 0) return 'about_yourself';
  if (isOwn && hasRemoved) return 'after_removal';
  // A party does not decide instead of them, so the first admin decides again.
  return firstBy === id && others.some((other) => !parties.includes(other)) ? 'own_decision' : undefined;
}
