import { useEffect, useState } from 'react';
import { findPhoto } from './device-photos.ts';
import type { KeptPhoto } from './uploaded-photo.ts';

/** Returns an address each, of this device's copy if there is one; undefined until known. */
export function usePreviews(photos: readonly KeptPhoto[]): (string | undefined)[] {
  const [found, setFound] = useState<ReadonlyMap<string, string | undefined>>(new Map());
  const keys = photos.flatMap(({ key }) => key ?? []).join(' ');
  useEffect(() => {
    const shown: string[] = [];
    let isOver = false;
    const show = async (key: string) => {
      const file = await findPhoto(key);
      if (isOver) return;
      const preview = file && URL.createObjectURL(file);
      if (preview) shown.push(preview);
      setFound((before) => new Map(before).set(key, preview));
    };
    for (const key of keys.split(' ').filter(Boolean)) void show(key);
    return () => {
      isOver = true;
      for (const preview of shown) URL.revokeObjectURL(preview);
    };
  }, [keys]);
  return photos.map(({ key, url }) =>
    key === undefined || found.has(key) ? (found.get(key ?? '') ?? url) : undefined,
  );
}
