import { deepEqual } from '@tanstack/react-router';
import { useState } from 'react';

/** A form's draft beside its saved state. */
export function useDraft<Draft>(begin: () => Draft) {
  const [saved, setSaved] = useState(begin);
  const [draft, setDraft] = useState(saved);
  return {
    draft,
    setDraft,
    isChanged: !deepEqual(draft, saved),
    discard: () => setDraft(saved),
    /**
     * Shows what the server saved, except what was typed meanwhile.
     * @param join adds the server's values, such as ids, to that draft
     */
    applySaved(sent: Draft, answer: Draft, join: (typed: Draft) => Draft = (typed) => typed) {
      setSaved(answer);
      setDraft((now) => (now === sent ? answer : join(now)));
    },
  };
}
