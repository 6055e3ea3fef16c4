/** Posts a message each second: browsers throttle timers of hidden pages (Chrome to one a minute), but not workers'. */
setInterval(() => postMessage(null), 1000);
