import { useNavigate } from '@tanstack/react-router';
import { focusPage } from '../../platform/head/focus-new-page.ts';

/** Signs out and opens the home page. */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const { signOut } = await import('../accounts/login/access.ts');
    await signOut();
    await navigate({ to: '/' });
    // If already on the home page, the focused button is gone.
    focusPage();
  };
}
