import type { DecisionObstacle } from '../../shared/domain/decision-obstacle.ts';
import { obstacleText } from '../platform/i18n/obstacle-text.ts';

/** Replaces a button, and says who may press it. */
export const ObstacleHint = ({ obstacle }: { obstacle: DecisionObstacle }) => (
  <span className="block max-w-prose text-muted text-sm tabled:min-w-40 tabled:max-w-56 tabled:whitespace-normal tabled:text-start">
    {obstacleText(obstacle)}
  </span>
);
