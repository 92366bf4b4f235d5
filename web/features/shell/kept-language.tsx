import { useLocation } from '@tanstack/react-router';
import { LANGUAGE_PARAMETER } from '../../../shared/domain/language.ts';

/** Keeps the language that the address names, in a form that goes elsewhere without scripts. */
export function KeptLanguage() {
  const named = useLocation({ select: ({ search }) => (search as { lang?: string }).lang });
  return named ? <input type="hidden" name={LANGUAGE_PARAMETER} value={named} /> : null;
}
