import type { AlertChoices } from '../../../shared/contract/notifications/alerts.ts';
import type { ChoiceChange, NotificationChoices } from '../../../shared/contract/notifications.ts';
import { alertKinds } from '../../../shared/domain/alert.ts';
import { channels, groupRules, isWanted, notificationGroups } from '../../../shared/domain/notification.ts';
import { readTimeOfDay, writeTimeOfDay } from '../../../shared/domain/quiet-hours.ts';
import { invalidFields } from '../../../shared/errors.ts';
import { notificationRefusals } from '../../../shared/words/refusals/notifications.ts';
import { type Db, inTransaction } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { findChosen, findSettings, saveChoices, saveSettings } from './choice-store.ts';
import { endWaiting } from './delivery-store.ts';
import { hasSubscription } from './push-store.ts';

type Needed = Pick<Services, 'db' | 'push'>;

/** Returns the caller's channels and times. */
export async function readChoices({ db, push }: Needed, { id }: Caller): Promise<NotificationChoices> {
  const chosen = (await findChosen(db, [id])).get(id) ?? {};
  const settings = await findSettings(db, id);
  const { quiet_from = null, quiet_until = null } = settings ?? {};
  return {
    choices: Object.fromEntries(
      notificationGroups.map((group) => [
        group,
        Object.fromEntries(
          channels
            .filter((channel) => groupRules[group][channel])
            .map((channel) => [channel, isWanted(group, channel, chosen)]),
        ),
      ]),
    ) as NotificationChoices['choices'],
    quietHours:
      quiet_from === null || quiet_until === null
        ? null
        : { from: writeTimeOfDay(quiet_from), until: writeTimeOfDay(quiet_until) },
    timeZone: settings?.time_zone ?? 'UTC',
    digestHour: settings?.digest_hour ?? null,
    push: { publicKey: push.publicKey, active: await hasSubscription(db, id) },
  };
}

/**
 * Changes only what is named. Waiting deliveries are decided again.
 * @throws invalid_input for a channel that is missing or fixed
 */
export async function changeChoices(
  { db, push, clock }: Needed & Pick<Services, 'clock'>,
  caller: Caller,
  { choices = {}, quietHours, timeZone, digestHour }: ChoiceChange,
): Promise<NotificationChoices> {
  const changes = notificationGroups.flatMap((group) =>
    channels.flatMap((channel) => {
      const wanted = choices[group]?.[channel];
      if (wanted === undefined) return [];
      const rule = groupRules[group][channel];
      if (!rule || (rule.fixed && !wanted)) throw invalidFields({ choices: notificationRefusals.notChangeable() });
      return [{ group, channel, wanted }];
    }),
  );
  const settings = {
    ...(timeZone !== undefined && { time_zone: timeZone }),
    ...(quietHours !== undefined && {
      quiet_from: quietHours && readTimeOfDay(quietHours.from),
      quiet_until: quietHours && readTimeOfDay(quietHours.until),
    }),
    ...(digestHour !== undefined && { digest_hour: digestHour }),
  };
  await inTransaction(db, async (tx) => {
    await saveChoices(tx, caller.id, changes);
    if (Object.keys(settings).length === 0) return;
    await saveSettings(tx, caller.id, settings);
    await endWaiting(tx, caller.id, clock.now());
  });
  // Quick changes wait for each other, so the locks end before this.
  return readChoices({ db, push }, caller);
}

const groupOf = { price_drop: 'price_drop', on_hold: 'on_hold', back: 'back', sold: 'sold_saved' } as const;

/** Returns the mails about saved listings. */
export async function readAlertChoices({ db }: { db: Db }, { id }: Caller): Promise<AlertChoices> {
  const chosen = (await findChosen(db, [id])).get(id) ?? {};
  return Object.fromEntries(alertKinds.map((kind) => [kind, isWanted(groupOf[kind], 'mail', chosen)])) as AlertChoices;
}

/** @returns all of these choices */
export async function changeAlertChoices(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  change: Partial<AlertChoices>,
): Promise<AlertChoices> {
  const changes = alertKinds.flatMap((kind) => {
    const wanted = change[kind];
    return wanted === undefined ? [] : [{ group: groupOf[kind], channel: 'mail' as const, wanted }];
  });
  await saveChoices(db, caller.id, changes);
  return readAlertChoices({ db }, caller);
}
