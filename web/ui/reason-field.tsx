import { type CaseKind, reportReasons } from '../../shared/domain/cases.ts';
import { type Language, languageNames } from '../../shared/domain/language.ts';
import { templatesFor } from '../words/decision-templates.ts';
import { words } from '../words.ts';
import { SelectField } from './select-field.tsx';
import { TextArea } from './text-area.tsx';

type Props = {
  /** What the decision is about. */
  kind?: CaseKind;
  /** Language of the affected person. */
  language: Language;
  reason: string;
  onChange: (reason: string) => void;
  optional?: boolean;
  error?: string | undefined;
};

/** A reason from a template or in own words; the affected person reads it in their language. */
export function ReasonField({ kind = 'listing', language, reason, onChange, optional = false, error }: Props) {
  const said = words.cases;
  const templates = templatesFor(kind, language);
  const label = said.reasonFor(languageNames[language]);
  return (
    <>
      <SelectField
        label={said.template}
        defaultValue=""
        options={[
          { value: '', label: said.noTemplate },
          ...reportReasons.flatMap((value) => (templates[value] ? [{ value, label: said.reasons[value] }] : [])),
        ]}
        onChange={({ target }) => {
          const chosen = reportReasons.find((known) => known === target.value);
          if (chosen) onChange(templates[chosen] ?? '');
        }}
      />
      <TextArea
        label={optional ? `${label} (${words.ui.optional})` : label}
        hint={said.reasonHint}
        maxLength={2000}
        value={reason}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}
