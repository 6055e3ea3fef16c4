/**
 * A worker that calls the page each second. Browsers slow the timers of a hidden page, Chrome to one a
 * minute; those of a worker come once a second at worst, and what it posts is no timer. Sleep stops both.
 */
setInterval(() => postMessage(null), 1000);
