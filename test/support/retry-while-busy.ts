import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Tries again while the server is too busy to answer, as a client does.
 * @param isBusy which 503 to wait for; any of them by default
 * @returns the first other answer
 */
export async function retryWhileBusy<Answer extends { status: number }>(
  request: () => Promise<Answer>,
  isBusy: (answer: Answer) => boolean = () => true,
): Promise<Answer> {
  for (;;) {
    const answer = await request();
    if (answer.status !== 503 || !isBusy(answer)) return answer;
    await sleep(1000);
  }
}
