import { toast } from 'react-hot-toast/headless';
import { ToastList } from './toast-list.tsx';
import { bringToastList } from './toast-list-store.ts';

// Whatever shows a toast brings the list, so a first visit loads neither.
bringToastList(ToastList);

export { toast };
