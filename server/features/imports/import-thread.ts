/** Reads and checks import files in a thread: the largest takes seconds. */
import { importCalls } from '../../../shared/contract/imports.ts';
import { answerWriter } from '../../../shared/contract/translate-wire.ts';
import { pictureName } from '../../../shared/domain/import-file.ts';
import { setShopValues } from '../../platform/shop/shop-values.ts';
import { answerInThread } from '../../platform/threads/answer-in-thread.ts';
import { openImportCheck } from './check-rows.ts';
import type { OpeningQuestion, ThreadQuestion } from './open-import-file.ts';

const written = answerWriter(importCalls.checkImport.answer);

let opened: ReturnType<typeof openImportCheck> | undefined;

answerInThread(async (question: OpeningQuestion | ThreadQuestion): Promise<unknown> => {
  if (question.step === 'open') {
    setShopValues(question);
    const { announced } = question;
    opened = openImportCheck(question.bytes, {
      ...question,
      announced: announced === '' ? [] : announced.split('\n').map(pictureName),
    });
    return (await opened).heading;
  }
  const check = await opened;
  if (!check) throw new Error('No file was opened.');
  if (question.step === 'names') return check.readNames(question.at);
  if (question.step === 'check') return check.check(question);
  if (question.step === 'rows') return check.rows(question.at);
  return new TextEncoder().encode(JSON.stringify(written(check.result(question.fileName))));
});
