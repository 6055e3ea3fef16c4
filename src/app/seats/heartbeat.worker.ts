/**
 * Posts a message each second. It is a worker, since browsers throttle timers of hidden pages (Chrome to one a minute),
 * but not messages from workers.
 */
setInterval(() => postMessage(null), 1000);
