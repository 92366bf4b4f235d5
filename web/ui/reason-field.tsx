import { useId } from 'react';
import { type CaseKind, reportReasons } from '../../shared/domain/cases.ts';
import type { Language } from '../../shared/domain/language.ts';
import { languageInWords } from '../platform/i18n/code-names.ts';
import { templatesFor } from '../words/decision-templates.ts';
import { words } from '../words.ts';
import { SelectField } from './select-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

type Props = {
  /** What the decision is about. */
  kind?: CaseKind;
  /** Language of the affected person. */
  language: Language;
  reason: string;
  onChange: (reason: string) => void;
  /** The clause of the shop's terms, where one can be named. */
  clause: Clause | undefined;
  error?: string | undefined;
};

type Clause = {
  named: string;
  /** The headings of the terms. */
  known: readonly string[];
  onChange: (clause: string) => void;
  error?: string | undefined;
};

/** A reason from a template or in own words; the affected person reads it in their language. */
export function ReasonField({ kind = 'listing', language, reason, onChange, clause, error }: Props) {
  const texts = words.cases;
  const templates = templatesFor(kind, language);
  const label = texts.reasonFor(languageInWords(language));
  return (
    <>
      <SelectField
        label={texts.template}
        defaultValue=""
        options={[
          { value: '', label: texts.noTemplate },
          ...reportReasons.flatMap((value) => (templates[value] ? [{ value, label: texts.reasons[value] }] : [])),
        ]}
        onChange={({ target }) => {
          const chosen = reportReasons.find((known) => known === target.value);
          const text = (chosen && templates[chosen]) ?? '';
          // What somebody wrote stays above it.
          const isOwn = reason.trim() !== '' && !Object.values(templates).includes(reason);
          if (chosen) onChange(isOwn ? `${reason.trimEnd()}\n\n${text}` : text);
        }}
      />
      <TextArea
        label={label}
        hint={texts.reasonHint}
        maxLength={2000}
        value={reason}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
      {clause ? <ClauseField {...clause} /> : null}
    </>
  );
}

function ClauseField({ named, known, onChange, error }: Clause) {
  const list = useId();
  return (
    <>
      <TextField
        label={`${words.cases.clause} (${words.ui.optional})`}
        hint={words.cases.clauseHint}
        maxLength={200}
        list={list}
        value={named}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={list}>
        {known.map((heading) => (
          <option key={heading} value={heading} />
        ))}
      </datalist>
    </>
  );
}
