import { reportReasons } from '../../../shared/domain/cases.ts';
import { type Language, languageNames } from '../../../shared/domain/language.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { decisionTemplates } from '../../words/decision-templates.ts';
import { words } from '../../words.ts';

type Props = {
  /** The language of the person affected. */
  language: Language;
  reason: string;
  onChange: (reason: string) => void;
  optional?: boolean;
  error?: string | undefined;
};

/** The reason of a decision, from a template or in own words, which the person affected reads in their language. */
export function ReasonField({ language, reason, onChange, optional = false, error }: Props) {
  const said = words.cases;
  const label = said.reasonFor(languageNames[language]);
  return (
    <>
      <SelectField
        label={said.template}
        defaultValue=""
        options={[
          { value: '', label: said.noTemplate },
          ...reportReasons.map((value) => ({ value, label: said.reasons[value] })),
        ]}
        onChange={({ target }) => {
          const chosen = reportReasons.find((known) => known === target.value);
          if (chosen) onChange(decisionTemplates[language][chosen]);
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
