import { useNavigate } from '@tanstack/react-router';
import { focusPage } from '../../platform/head/focus-new-page.ts';

/** Signs out and goes to the home page. */
export function useLeave(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const { signOut } = await import('../accounts/login/access.ts');
    await signOut();
    await navigate({ to: '/' });
    // Who was there already came to no new page, and the button that had the focus is gone.
    focusPage();
  };
}
