import { deepEqual } from '@tanstack/react-router';
import { useState } from 'react';

/** What a form says now, beside what is saved of it. */
export function useDraft<Draft>(begin: () => Draft) {
  const [saved, setSaved] = useState(begin);
  const [draft, setDraft] = useState(saved);
  return {
    draft,
    setDraft,
    isChanged: !deepEqual(draft, saved),
    /**
     * Shows what the server saved. What was typed while `sent` was on its way stays.
     * @param join adds to such a draft what the server gave, such as ids
     */
    applySaved(sent: Draft, answer: Draft, join: (typed: Draft) => Draft = (typed) => typed) {
      setSaved(answer);
      setDraft((now) => (now === sent ? answer : join(now)));
    },
  };
}
