import { useLocation } from '@tanstack/react-router';
import { LANGUAGE_PARAMETER } from '../../../shared/domain/language.ts';

/** Hidden field with the address's language in a form without scripts. */
export function LanguageField() {
  const named = useLocation({ select: ({ search }) => (search as { lang?: string }).lang });
  return named ? <input type="hidden" name={LANGUAGE_PARAMETER} value={named} /> : null;
}
