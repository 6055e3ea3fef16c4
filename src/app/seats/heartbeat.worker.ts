/** Posts a message each second. Browsers slow down the timers of hidden pages, but not those of workers. */
setInterval(() => postMessage(null), 1000);
