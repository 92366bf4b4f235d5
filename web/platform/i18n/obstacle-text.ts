import type { DecisionObstacle } from '../../../shared/domain/decision-obstacle.ts';
import { obstacleRefusals } from '../../../shared/words/refusals/cases.ts';
import { refusalText } from './refusal-text.ts';

/** Says who decides instead, as the server would. */
export const obstacleText = (obstacle: DecisionObstacle): string => refusalText(obstacleRefusals[obstacle]());
