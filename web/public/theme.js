// Applies the stored appearance before the first paint. Values: 'light', 'dark'; anything else follows the device.
;(function () {
  try {
    var theme = localStorage.getItem('gumnut.theme')
    if (theme !== 'light' && theme !== 'dark') return
    document.documentElement.dataset.theme = theme
    var bars = document.querySelectorAll('meta[name="theme-color"]')
    for (var i = 0; i < bars.length; i++) bars[i].content = theme === 'dark' ? '#0f1613' : '#fbf8f3'
  } catch {
    // Storage is blocked: the device decides.
  }
})()
