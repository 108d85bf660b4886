export default function PerformancePage() {
  return null
}
