/** Sends a message each second. Browsers slow down timers of hidden pages, but not of workers. */
setInterval(() => postMessage(null), 1000);
