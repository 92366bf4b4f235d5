import { toast } from 'react-hot-toast/headless';
import { ToastList } from './toast-list.tsx';
import { setToastList } from './toast-list-store.ts';

// The list loads with the first toast, not on a first visit.
setToastList(ToastList);

export { toast };
