import { toastMilliseconds } from '@arrival/contracts';
import { Alert, AlertTitle, Box } from '@mui/material';
import { isValidElement, useCallback, useEffect, useState } from 'react';
import { CloseNotificationContext, type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import { say } from '../words/say';

type Toast = NotificationPayload & { key: number };
let count = 0;
const most = 4;
/** A hint at the form below, which says the rest. */
const invalidForm = 'ra.message.invalid_form';

/** What is refused since a role allows less: nothing went wrong (D77). */
const isOfRole = (message: Toast['message']) => message === say('problems.auth.forbidden');

/** What a form says that was saved. */
const isSaved = ({ message }: Toast) =>
  message === say('shared.saved') || /\.notifications\.(created|updated)$/.test(String(message));

/** Said again, a hint at a form that has been put right since, or why it was refused before it was saved. */
const isOver = (shown: Toast, next: Toast) =>
  (shown.message === next.message && shown.type === next.type) ||
  (shown.message === invalidForm && next.type !== 'error') ||
  (shown.type === 'error' && isSaved(next));

/** Toasts go after 2 s; errors, and what says so itself, stay until they are closed (spec §8, §9), or until the form that was refused is saved. */
export function Toasts() {
  const { notifications, takeNotification } = useNotificationContext();
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  useEffect(() => {
    if (notifications.length === 0) return;
    const taken = takeNotification();
    if (!taken) return;
    count += 1;
    const toast = { ...taken, key: count };
    setToasts((shown) => [...shown.filter((one) => !isOver(one, toast)), toast].slice(-most));
  }, [notifications, takeNotification]);
  const close = useCallback((key: number) => setToasts((shown) => shown.filter((toast) => toast.key !== key)), []);
  if (toasts.length === 0) return null;
  // Beside the page, which a dialog hides from those who hear it.
  return createPortal(
    <Box
      className="toasts"
      sx={{
        position: 'fixed',
        insetInline: 16,
        // On a phone the form's buttons are at the bottom.
        top: { xs: 64, sm: 'auto' },
        bottom: { sm: 16 },
        zIndex: 'snackbar',
        display: 'grid',
        gap: 1,
        justifyItems: 'center',
        pointerEvents: 'none',
        // A dialog makes room for it on a phone, and has its buttons at its end elsewhere.
        'body:has(.MuiDialog-root) &': { top: { xs: 8, sm: 'auto' }, justifyItems: { sm: 'start' } },
      }}
    >
      {toasts.map((toast) => (
        <OneToast key={toast.key} toast={toast} onClose={close} />
      ))}
    </Box>,
    document.body,
  );
}

function OneToast({ toast, onClose }: { toast: Toast; onClose: (key: number) => void }) {
  const { key, message, type, notificationOptions = {} } = toast;
  const close = useCallback(() => onClose(key), [onClose, key]);
  const translate = useTranslate();
  const { autoHideDuration, messageArgs } = notificationOptions;
  const milliseconds =
    autoHideDuration === undefined ? (type === 'error' ? null : toastMilliseconds) : autoHideDuration;
  useEffect(() => {
    if (!milliseconds) return;
    const timer = setTimeout(close, milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, close]);
  if (isValidElement(message)) {
    return (
      <CloseNotificationContext.Provider value={close}>
        <Box sx={{ pointerEvents: 'auto' }}>{message}</Box>
      </CloseNotificationContext.Provider>
    );
  }
  const severity = type === 'error' || type === 'warning' ? type : 'success';
  return (
    <Alert
      severity={severity}
      variant="filled"
      role={severity === 'error' ? 'alert' : 'status'}
      {...(milliseconds ? {} : { onClose: close })}
      sx={{ pointerEvents: 'auto', maxWidth: 560, boxShadow: 6 }}
    >
      {severity === 'error' && message !== invalidForm && (
        <AlertTitle>{say(isOfRole(message) ? 'app.roleChanged' : 'app.error')}</AlertTitle>
      )}
      {typeof message === 'string' ? translate(message, messageArgs) : message}
    </Alert>
  );
}
