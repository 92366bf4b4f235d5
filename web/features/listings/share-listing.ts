import type { Listing } from '../../../shared/contract/listings.ts';
import { toast } from '../../ui/toast.ts';
import { words } from '../../words.ts';

/** Uses the device's share dialog, else copies the URL. */
export async function shareListing({ id, title }: Pick<Listing, 'id' | 'title'>): Promise<void> {
  const url = new URL(`/furniture/${id}`, window.location.href).href;
  try {
    if (navigator.share) await navigator.share({ title, url });
    else {
      await navigator.clipboard.writeText(url);
      toast.success(words.listingPage.copied);
    }
  } catch (error) {
    // Closing the share dialog is not an error.
    if (!(error instanceof DOMException && error.name === 'AbortError')) toast.error(words.listingPage.notCopied(url));
  }
}
