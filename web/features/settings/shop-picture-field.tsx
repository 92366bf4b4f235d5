import { type ReactNode, useEffect, useRef, useState } from 'react';
import { themeNames } from '../../../shared/domain/accent.ts';
import { PICTURE_TYPES, pictureUrl } from '../../../shared/domain/picture.ts';
import { ApiError } from '../../platform/api.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { useFocusStays } from '../../ui/use-focus-stays.ts';
import { words } from '../../words.ts';
import { fitPhoto } from '../images/fit-photo.ts';
import { sendPhoto } from '../images/send-photo.ts';

type Props = {
  label: string;
  hint: string;
  value: string;
  error: string | undefined;
  /** As it will be shown; by default on light and dark. */
  preview?: ReactNode;
  /** Null: it cannot be removed. */
  removeLabel?: string | null;
  onChange: (value: string) => void;
};

/** Shop picture: uploaded on selection, previewed on light and dark, removable. */
export function ShopPictureField({ label, hint, value, error, preview, removeLabel, onChange }: Props) {
  const [percent, setPercent] = useState<number>();
  const [refusal, setRefusal] = useState<string>();
  const sending = useRef<AbortController>(undefined);
  const place = useFocusStays<HTMLDivElement>();
  useEffect(() => () => sending.current?.abort(), []);

  const send = async (file: File) => {
    sending.current?.abort();
    const attempt = new AbortController();
    sending.current = attempt;
    const { signal } = attempt;
    setRefusal(undefined);
    setPercent(0);
    try {
      const url = await sendPhoto(await fitPhoto(file), setPercent, { signal });
      if (!signal.aborted) onChange(url);
    } catch (failure) {
      if (!signal.aborted) setRefusal((failure instanceof ApiError && failure.fields.image) || errorMessage(failure));
    } finally {
      if (!signal.aborted) setPercent(undefined);
    }
  };

  return (
    <div {...place} className="grid gap-2 outline-none">
      <FileField
        label={label}
        hint={hint}
        error={refusal ?? error}
        accept={PICTURE_TYPES.join(',')}
        choose={words.settings.choosePicture}
        drop={words.settings.dropPicture}
        chosen={percent === undefined ? undefined : words.photos.uploading(percent)}
        preview={preview === undefined ? value && <OnBothThemes value={value} /> : preview}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void send(file);
          target.value = '';
        }}
      />
      {value && removeLabel !== null ? (
        <Button kind="secondary" size="small" className="justify-self-start" onClick={() => onChange('')}>
          {removeLabel ?? words.ui.actionOn(words.ui.remove, label)}
        </Button>
      ) : null}
    </div>
  );
}

function OnBothThemes({ value }: { value: string }) {
  return (
    <div className="grid grid-cols-2 gap-3">
      {themeNames.map((theme) => (
        <div
          key={theme}
          data-preview={theme}
          className="grid h-24 place-items-center rounded-card border border-line bg-paper p-4"
        >
          <span className="logo-plate inline-flex rounded-control">
            <img src={pictureUrl(value, 320)} alt="" className="max-h-16 w-auto max-w-full object-contain" />
          </span>
        </div>
      ))}
    </div>
  );
}
