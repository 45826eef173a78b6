import icon from "../app/icon-turn.svg";

const TAG = "kw.turn";

/** A note of the system, while the page is not looked at. It goes when the reader comes back. */
export async function note(text: string): Promise<void> {
  if (typeof Notification !== "function" || Notification.permission !== "granted") return;
  const options = { body: document.title.replace(/^● /, ""), tag: TAG, icon };
  try {
    const shown = new Notification(text, options);
    shown.onclick = () => {
      focus();
      shown.close();
    };
    onReturn(() => shown.close());
  } catch {
    // A phone's browser leaves notes to the service worker.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(text, options);
    onReturn(async () => {
      const open = await worker?.getNotifications({ tag: TAG });
      for (const shown of open ?? []) shown.close();
    });
  }
}

function onReturn(act: () => void): void {
  document.addEventListener("visibilitychange", act, { once: true });
}
